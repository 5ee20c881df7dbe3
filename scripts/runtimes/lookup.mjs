// Uses the ESM entry points.
import * as port43 from 'port43';
import * as offline from 'port43/parse';
import { look } from './look.mjs';

await look(port43, offline);
