import type { Line } from '../text/lines.js';

/** `Type: organization` above `Name`, in each object: the name of an organization is labelled as one. */
export const namesByType =
  (object: string, organization = 'organization') =>
  (lines: readonly Line[]): Line[] => {
    let type = '';
    return lines.map((line) => {
      if (line.label === object) type = '';
      if (line.label === 'Type') type = line.value;
      return line.label === 'Name' && type === organization ? line.with('Organization', line.value) : line;
    });
  };
