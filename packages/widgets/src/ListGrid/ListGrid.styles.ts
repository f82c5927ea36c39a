import { tokens, visuallyHidden } from '@mingjian/ui';
import { styled } from 'styled-components';

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
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  /* The button of the folded filters shares the line of the heading. */
  &[data-folded] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    & > * {
      grid-column: 1 / -1;
    }

    & > :first-child {
      grid-column: 1;
    }

    & > [data-fold] {
      grid-column: 2;
    }
  }
`;

export const Applied = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;

export const List = styled.div`
  display: grid;
  grid-template: auto auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
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

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  min-height: ${tokens.size.bar};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};

  @media (width < 600px) {
    column-gap: ${tokens.space.xs};
    padding-inline: ${tokens.space.md};
  }

  @media print {
    display: none;
  }
`;

export const Acts = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;

/* It precedes the tools, so that nothing moves when it appears. */
export const Updated = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  @media (width < 1200px) {
    display: none;
  }
`;

/* The text of a list tool. Phones show only its icon. */
export const ToolText = styled.span`
  @media (width < 600px) {
    ${visuallyHidden}
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
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  @media print {
    display: none;
  }
`;

/** The refusal of an action, below its question. */
export const Refusal = styled.div`
  margin-block-start: ${tokens.space.md};
`;
