import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../checks/chromium.ts';
import { readPlan } from './plan.ts';

const { basePictures, run } = readPlan();

/**
 * Flags for reproducible rendering. With partial raster, colours can differ in the last bit, depending on what was drawn
 * before.
 */
const browserArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

/** Run by `npm run test:visual`, which builds and serves the storybooks. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  // Two storybooks, each of which may be looked at twice.
  timeout: 180_000,
  snapshotDir: basePictures,
  snapshotPathTemplate: '{snapshotDir}/{arg}{ext}',
  updateSnapshots: 'none',
  // The comparison of bytes decides; this one draws the difference.
  expect: { toMatchSnapshot: { threshold: 0 } },
  outputDir: `${run}/results`,
  reporter: [['html', { outputFolder: `${run}/report`, open: 'never', title: 'Visual comparison' }]],
  use: { launchOptions: { ...chromiumOptions(), args: browserArguments } },
});
