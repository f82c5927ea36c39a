import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(calc(${tokens.width.xxs} + ${tokens.width.xxxs} + ${tokens.space.lg}), 1fr)
  );
  gap: ${tokens.space.sm};
  align-items: start;

  /* Two dates do not fit into one column, nor do a label and buttons. */
  & > fieldset,
  & > :has([data-wide]) {
    grid-column: span 2;
  }

  /* A long label leaves room for its value. */
  &[data-mj-labels='inside'] label[id$='-label'] {
    max-width: 9em;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* One line of few fields, also where one of them is wide. */
  @media (width >= 1200px) {
    &[data-short] {
      display: flex;
      flex-wrap: wrap;
    }

    &[data-short] > * {
      flex: 1 1 calc(${tokens.width.xxs} + ${tokens.space.xxl});
      min-width: 0;
      max-width: ${tokens.width.lg};
    }

    &[data-short] > fieldset,
    &[data-short] > :has([data-wide]) {
      flex: 1.6 1 calc(2 * ${tokens.width.xxs} - ${tokens.space.sm});
      max-width: ${tokens.width.xxl};
    }

    &[data-short] > :last-child {
      flex: none;
      max-width: none;
      margin-inline-start: auto;
    }
  }

  @media (600px <= width < 1200px) {
    grid-template-columns: repeat(
      auto-fill,
      minmax(calc(${tokens.width.xxs} + ${tokens.space.sm}), 1fr)
    );
  }

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.md};

    & > fieldset,
    & > :has([data-wide]) {
      grid-column: auto;
    }
  }

  @media print {
    display: none;
  }
`;

/* At the end of the last line. */
export const Actions = styled.div`
  grid-column-end: -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  min-width: 0;

  @media (600px <= width < 1200px) {
    grid-column: span 2 / -1;
    justify-content: end;
  }
`;

/* A value list in place of a text field. */
export const Pasted = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
  min-width: 0;
`;

export const Editor = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  width: min(${tokens.width.xs}, 80vw);
`;

export const EditorFoot = styled.div`
  display: flex;
  justify-content: end;
  gap: ${tokens.space.sm};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
    max-width: 100%;
  }

  @media print {
    button:not([data-edit]) {
      display: none;
    }
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: min(100%, ${tokens.width.md});
  padding-inline-start: ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};

  & > span,
  & > [data-edit] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > [data-edit] {
    align-self: stretch;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.sm};
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
  }

  & > [data-edit]:hover {
    color: ${tokens.color.accentText};
  }

  & > [data-remove] {
    display: grid;
    flex: none;
    place-items: center;
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.textFaint};
    background: none;
    cursor: pointer;
  }

  & > [data-remove]:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceHover};
  }

  & > button:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thin});
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};

    & > [data-remove] {
      width: ${tokens.size.controlLarge};
      height: ${tokens.size.controlLarge};
    }
  }
`;
