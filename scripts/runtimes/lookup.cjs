// Uses the CommonJS entry points.
const port43 = require('port43');
const offline = require('port43/parse');

import('./look.mjs').then(({ look }) => look(port43, offline));
