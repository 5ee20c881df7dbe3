export { calendarOf, type Expiry } from './calendar.js';
export {
  type Checked,
  checkFailure,
  checkRecord,
  compareWithKnown,
  isUnclear,
  type KnownRecords,
  sourcesOf,
  type WatchedRecord,
  type WatchSettings,
  type WatchState,
  whyUnclear,
} from './check.js';
export { EVENT_TYPES, type WatchEvent, type WatchNews } from './event.js';
export { dueAfter, isDue, type Nearness, SCHEDULE } from './schedule.js';
