export { isWithoutFixture } from './answer.js';
export type { DialTarget } from './dial.js';
export type { Fixture, FixtureDescription } from './fixture.js';
export { loadFixtures } from './fixture.js';
export {
  MISBEHAVIORS,
  type Misbehavior,
  type MisbehaviorMeaning,
  type MisbehaviorMode,
  parseMisbehavior,
} from './misbehavior.js';
export { createReplayFetch } from './replay-fetch.js';
export { createReplayServer } from './replay-server.js';
export type { ReplayOptions, ReplayQuestion, ReplayServer } from './replay-types.js';
