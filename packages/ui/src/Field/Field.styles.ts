import { styled } from 'styled-components';
import { fieldSize } from '../internal/styles/fieldSize';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  min-width: 0;
  align-content: start;
  ${fieldSize}

  &[data-aside] {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: dense;
    column-gap: ${tokens.space.md};
  }

  &[data-aside] > * {
    grid-column: 1 / -1;
  }

  /* Inside the outline: the label, then the control, whose own outline goes. */
  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > && {
    --mj-field-line: calc(0 * ${tokens.line.thin});
    --mj-field-surface: transparent;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 0;
  }

  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > &&::before {
    grid-area: 1 / 1 / 2 / 3;
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    pointer-events: none;
    content: '';
  }

  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > &&:hover::before {
    border-color: ${tokens.color.textMuted};
  }

  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *)
    > &&:has([aria-invalid='true'])::before {
    border-color: ${tokens.color.dangerText};
  }

  [data-mj-labels='inside']
    > &&:has(:is(input, [aria-haspopup], [role='combobox']):focus-visible)::before {
    border-color: ${tokens.color.focus};
    outline: ${tokens.line.thin} solid ${tokens.color.focus};
  }

  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > && > * {
    grid-column: 1 / -1;
  }

  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > && > label {
    grid-area: 1 / 1;
    align-self: center;
    padding-inline-start: ${tokens.space.sm};
    white-space: nowrap;
  }

  /* The frame of an input without affixes has no box. */
  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > && > label + *,
  :is([data-mj-labels='inside'], [data-mj-labels='inside'] > *) > && > label + * > input {
    grid-area: 1 / 2;
  }
`;

export const Label = styled.label`
  color: ${tokens.color.textMuted};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Required = styled.span`
  margin-inline-start: ${tokens.space.xxs};
  color: ${tokens.color.dangerText};
`;

export const Description = styled.div`
  [data-aside] > && {
    grid-column: 1;
  }

  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Message = styled.div`
  [data-aside] > && {
    grid-column: 1;
  }

  color: ${tokens.color.dangerText};
  font: ${tokens.font.small};
`;

/* Takes no space, and no gap, while it is empty. */
export const Note = styled.div`
  [data-aside] > && {
    grid-column: 1;
  }

  display: flex;
  gap: ${tokens.space.xs};
  min-width: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  &:empty {
    position: absolute;
  }

  &[data-tone='success'] {
    color: ${tokens.color.successText};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warningText};
  }
`;

export const NoteIcon = styled.span`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.icon};
  height: 1lh;
`;

export const NoteText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* Dense flow puts the first message beside it, whichever that is. */
export const Aside = styled.div`
  [data-aside] > && {
    grid-column: 2;
  }

  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
