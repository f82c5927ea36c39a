import { tokens, visuallyHidden } from '@mingjian/ui';
import { css, styled } from 'styled-components';

/* The text of a tool as its tooltip. */
const toolTip = css`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space.xxs});
  inset-inline-end: 0;
  z-index: ${tokens.layer.sticky};
  padding: 0 ${tokens.space.sm};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.surface};
  background: ${tokens.color.text};
  font: ${tokens.font.small};
  white-space: nowrap;
  pointer-events: none;
`;

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: auto;
  gap: ${tokens.space.md};
  align-content: start;
  min-width: 0;

  &[data-fill] {
    grid-template-rows: repeat(var(--mj-list-grid-heads, 1), auto) minmax(${tokens.width.xs}, 1fr);
    height: 100%;
  }

  /* The preview is beside the rows, below the heads. */
  &[data-preview] {
    grid-template-columns: minmax(0, 1fr) ${tokens.width.md};

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media (width < 600px) {
    &[data-fill] {
      height: auto;
    }
  }

  @media print {
    &[data-fill] {
      grid-template-rows: none;
      height: auto;
    }

    &[data-preview] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  /* The button of the folded filters and that of the tools share the line of the heading. */
  &[data-folded] {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;

    & > *,
    & > :first-child > * {
      grid-column: 1 / -1;
    }

    & > :first-child {
      display: contents;
    }

    & > :first-child > :first-child {
      grid-area: 1 / 1;
    }

    & > [data-fold] {
      grid-area: 1 / 2;
    }

    & > :first-child > [data-more] {
      grid-area: 1 / 3;
    }
  }
`;

/* The line of the heading. A selection does not change its height. */
export const Top = styled.div`
  --mj-bulk-bar-height: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
  min-width: 0;
  min-height: calc(${tokens.size.control} + 2 * ${tokens.space.xs} + 2 * ${tokens.line.thin});

  /* The size of the head of every page, whatever its level. */
  & > :first-child {
    font: ${tokens.font.heading};
  }

  @media print {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

export const Acts = styled.div`
  flex: 1 1 0;
  min-width: min-content;

  @media (width < 1200px) {
    min-width: 0;
  }
`;

/* The presets and the tools of the page, while nothing is selected. */
export const Idle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  min-width: 0;
`;

export const Tools = styled.div`
  --mj-toolbar-gap: 0;
  flex: none;
  max-width: 100%;
  color: ${tokens.color.textMuted};
`;

export const Applied = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;

export const List = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  @media print {
    overflow: visible;
    border: 0;
  }
`;

/*
 * The text of a list tool. Beside a selection, and on a window of medium width, only its icon is
 * shown, and the text while the tool is hovered or focused.
 */
export const ToolText = styled.span`
  @media (600px <= width < 1200px) {
    button:not(:hover, :focus-visible) & {
      ${visuallyHidden}
    }

    button:is(:hover, :focus-visible) & {
      ${toolTip}
    }
  }

  @media (width >= 600px) {
    [data-compact] button:not(:hover, :focus-visible) & {
      ${visuallyHidden}
    }

    [data-compact] button:is(:hover, :focus-visible) & {
      ${toolTip}
    }
  }
`;

/* What a list tool shows beside its text. */
export const ToolSign = styled.span`
  display: inline-flex;

  @media (width < 600px) {
    display: none;
  }
`;

export const Body = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;

export const State = styled.div`
  display: grid;
  place-items: center;
  padding: ${tokens.space.xxl} ${tokens.space.lg};

  &[data-wide] {
    align-items: start;
    justify-items: stretch;
    padding-block: ${tokens.space.lg};
  }
`;

/* The failure of a page, above the rows of the one before. */
export const Failure = styled.div`
  padding: ${tokens.space.sm} ${tokens.space.lg};
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  & > :last-child {
    flex: 1;
    min-width: 0;
  }

  @media print {
    display: none;
  }
`;

export const Updated = styled.span`
  color: ${tokens.color.textFaint};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  @media (width < 1200px) {
    display: none;
  }
`;

/** The refusal of an action, below its question. */
export const Refusal = styled.div`
  margin-block-start: ${tokens.space.md};
`;
