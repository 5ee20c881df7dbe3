import { defineConfig } from 'vitest/config';

export default defineConfig({
  // How long until a test, or what ends with it, counts as one that never ends: it says nothing of how fast anything is.
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
