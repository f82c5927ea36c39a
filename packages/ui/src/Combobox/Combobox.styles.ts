import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';
import { innerButton } from '../internal/styles/fieldAffix';
import { floatingPanel, floatingRow } from '../internal/styles/floatingPanel';
import { failedRow, infoRow } from '../internal/options/optionLoad.styles';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-combobox-panel-height, the largest height of the list. It is
 * read with a fallback and never set here, so an inherited value wins.
 */
export const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export const Input = styled.input`
  ${controlBox}
  padding-inline-end: ${tokens.size.control};

  &[data-clearable] {
    padding-inline-end: calc(${tokens.size.control} + ${tokens.size.glyph});
  }

  @media (pointer: coarse) {
    padding-inline-end: ${tokens.size.controlLarge};

    &[data-clearable] {
      padding-inline-end: calc(2 * ${tokens.size.controlLarge});
    }
  }
`;

export const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: ${tokens.size.control};
  color: ${tokens.color.textMuted};
  pointer-events: none;
`;

export const Toggle = styled.button`
  ${innerButton}
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  height: 100%;

  &:hover {
    background: transparent;
  }
`;

export const Clear = styled.button`
  ${innerButton}
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.size.control};
  width: ${tokens.size.glyph};
  height: 100%;

  &:hover {
    background: transparent;
  }

  &:focus-visible {
    outline-offset: calc(-2 * ${tokens.line.thick});
  }

  @media (pointer: coarse) {
    inset-inline-end: ${tokens.size.controlLarge};
  }
`;

export const Announcement = styled.div`
  ${visuallyHidden}
`;

/* An option is a plain element: ten thousand of them would be ten thousand styled components. */
export const Panel = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  --anchor-max-height: var(--mj-combobox-panel-height, ${tokens.width.sm});
  width: var(--input-width);
  padding: ${tokens.space.xs};
  overflow-y: auto;

  [role='option'] {
    ${floatingRow}
    width: 100%;
  }

  [data-text] {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  [data-note] {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  [aria-disabled] [data-note] {
    color: inherit;
  }

  [data-tick] {
    display: flex;
    flex: none;
    width: ${tokens.size.icon};
    color: ${tokens.color.accentText};
  }

  [data-create] {
    color: ${tokens.color.accentText};
  }

  [data-quiet] {
    ${infoRow}
  }

  [data-failed] {
    ${failedRow}
  }
`;
