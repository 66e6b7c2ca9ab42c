/// <reference types="vite/client" />

/** File name of the built chat module, put into the loader by the build. */
declare const __CHAT_FILE__: string
