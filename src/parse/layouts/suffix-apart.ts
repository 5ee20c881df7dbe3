import type { Draft } from '../read/draft.js';
import type { Line } from '../text/lines.js';

/** `Nom de domaine: EXAMPLE` and `Extension: .SN`: the name's suffix stands on a line of its own, under `label`. */
export const suffixApart =
  (label: string) =>
  (draft: Draft, lines: readonly Line[]): void => {
    const suffix = lines.find((line) => line.label === label)?.value ?? '';
    if (draft.domain !== null && /^\.\w/u.test(suffix) && !draft.domain.includes('.')) draft.domain += suffix;
  };
