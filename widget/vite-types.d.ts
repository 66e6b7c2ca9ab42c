/// <reference types="vite/client" />

/** File name of the built chat module, put into the loader by the build. */
declare const __CHAT_FILE__: string

/** Whether the loader is built to be served with its agent written in. */
declare const __IS_OF_AGENT__: boolean

/** The agent that the server writes in before such a loader. */
declare const eConciergeAgent: import('#contract/chat.ts').PublicAgent
