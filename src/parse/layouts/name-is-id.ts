import type { Draft } from '../read/draft.js';

/** `Registrar: EXAMPLE-REG`: what stands for the registrar is its id and all there is of a name. */
export function nameIsId({ registrar }: Draft): void {
  if (registrar !== null) registrar.id ??= registrar.name;
}
