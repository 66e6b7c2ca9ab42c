import type { KnipConfig } from 'knip'

/** Finds files, exports and packages that nothing uses. What is only used inside its own file may still be exported for tests. */
const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'testing/run-checks.ts',
    'server/commands/*.ts',
    'web/features/landing/landing.css',
    'web/features/landing/landing-page.tsx',
    'web/shop/*.css',
    'widget/loader/loader.ts',
    'widget/chat/mount-chat.ts',
    'widget/embed/*.{ts,css}',
    'testing/**/*.test.ts',
    'bench/**/*.ts',
    'e2e/**/*.{e2e,pictures}.ts',
    'testing/eval/*.ts',
  ],
  project: ['{contract,concierge,server,web,widget,testing,e2e,bench}/**/*.{ts,tsx,css}'],
  ignoreExportsUsedInFile: true,
  // Run as a program by the bench of the landing page.
  ignoreDependencies: ['lighthouse'],
  treatConfigHintsAsErrors: false,
}

export default config
