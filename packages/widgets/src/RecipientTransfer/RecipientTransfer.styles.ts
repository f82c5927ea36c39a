import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/*
 * Overridable from any ancestor: --mj-recipient-transfer-height, the height of the two lists. It is
 * read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  position: relative;
  container-type: inline-size;
  --mj-tabs-gap: 0;
  --mj-virtual-list-height: var(--mj-recipient-transfer-height, ${tokens.width.xs});
`;

export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.md};

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (width < 520px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  [data-invalid] > & {
    border-color: ${tokens.color.danger};
  }
`;

export const Title = styled.h3`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  margin: 0;
  padding-inline: ${tokens.space.md};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  font: inherit;
  font-weight: ${tokens.font.strong};
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.sm};
`;

/* A row is a plain element: the list may have ten thousand. */
export const List = styled.div`
  [role='option'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space.sm};
    padding: ${tokens.space.xs} ${tokens.space.sm};
    padding-inline-start: calc(2 * ${tokens.space.sm} + ${tokens.size.icon});
    border-radius: ${tokens.radius.sm};
    cursor: pointer;
    user-select: none;
  }

  [role='option']:hover {
    background: ${tokens.color.surfaceHover};
  }

  [role='option'][aria-selected='true'] {
    background: ${tokens.color.surfaceSelected};
  }

  [role='listbox']:focus-visible [data-active] {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  :is([role='listbox'][aria-disabled] [role='option'], [role='option'][aria-disabled]) {
    color: ${tokens.color.textFaint};
    background: none;
    cursor: not-allowed;
  }

  /* The tick is drawn with borders by the row itself, so that marking thousands renders none. */
  [role='option'][aria-selected='true']::before {
    position: absolute;
    inset-inline-start: calc(${tokens.space.sm} + (${tokens.size.icon} - ${tokens.space.xs}) / 2);
    width: ${tokens.space.xs};
    height: ${tokens.size.dot};
    border: solid ${tokens.color.accentText};
    border-width: 0 ${tokens.line.thick} ${tokens.line.thick} 0;
    rotate: 42deg;
    content: '';
  }

  [data-name] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-phone] {
    flex: none;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  [data-unknown] {
    color: ${tokens.color.textMuted};
  }
`;

/** The list's place while it has no rows. */
export const Placeholder = styled.div`
  display: grid;
  place-content: center;
  height: var(--mj-virtual-list-height);
  padding: ${tokens.space.md};
  color: ${tokens.color.textMuted};
  text-align: center;
  overflow: auto;

  &[data-filled] {
    place-content: start stretch;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.controlLarge};
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Paste = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.sm};

  & > [data-fields] {
    justify-self: stretch;
  }
`;

export const Report = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > [data-tone='warning'] {
    color: ${tokens.color.warningText};
  }

  & > [data-tone='danger'] {
    color: ${tokens.color.dangerText};
  }
`;
