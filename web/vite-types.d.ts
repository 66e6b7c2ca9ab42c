/// <reference types="vite/client" />

declare module '@fontsource-variable/inter/wght.css'
