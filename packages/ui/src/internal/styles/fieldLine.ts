import { tokens } from '../../tokens/tokens';

/*
 * The outline and the surface of a field's box. A field whose label is inside its outline draws
 * both itself, and floating panels restore them for what they contain.
 */

/** The width of the outline. */
export const fieldLine = `var(--mj-field-line, ${tokens.line.thin})`;

/** The surface behind the value. */
export const fieldSurface = `var(--mj-field-surface, ${tokens.color.surface})`;
