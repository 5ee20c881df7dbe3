import { inSteps } from './preparation.js';
import { rewrite } from './rewrite.js';
import { goesOn } from './values-at-the-margin.js';

/**
 * A form as it was filled in: behind labels an explanation of up to 140 characters in parentheses, after which nobody
 * finds the colon; a mark where there is no family name; addresses that go on in the first column.
 *
 *     Company English Name (It should be the same as …): Example Ltd → Company name: Example Ltd
 */
export const filledForm = inSteps(
  rewrite(
    [/^Company English Name(?: \([^)]{1,200}\))?:(.{0,400})$/u, 'Company name:$1'],
    [/^Holder English Name(?: \([^)]{1,200}\))?:(.{0,400})$/u, 'Name:$1'],
    [/^(Family name:)\s{0,20}[-.]$/iu, '$1'],
  ),
  goesOn('Address'),
);
