import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The cards of the form. Two products are side by side, so that they can be compared. */
export const Sections = styled.div`
  --mj-choice-card-min-width: ${tokens.width.xs};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** The summary stays in view beside a long form. Below the form its buttons are in the bar. */
export const Summary = styled.div`
  position: sticky;
  inset-block-start: ${tokens.space.lg};

  @media (width < 1200px) {
    position: static;
  }
`;

export const SummaryBody = styled.div`
  display: grid;
  gap: ${tokens.space.lg};

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

/** A label and its value at both ends of a line. */
export const Lines = styled.dl`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
  }

  dt {
    flex: none;
    color: ${tokens.color.textMuted};
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  dd > small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  > [data-total] {
    padding-block-start: ${tokens.space.sm};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    font: ${tokens.font.title};
  }

  [data-short] dd {
    color: ${tokens.color.dangerText};
  }
`;

/** Orders of the same people, each with its number to open it. */
export const Doubles = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }

  span {
    font: ${tokens.font.small};
  }
`;

/** The buttons, the one that submits at full width. */
export const Buttons = styled.div`
  display: grid;
  gap: ${tokens.space.sm};

  @media (width < 1200px) {
    display: none;
  }
`;

/** The price and the buttons at the lower edge, where the summary is below the form. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.sticky};
  display: none;
  align-items: center;
  gap: ${tokens.space.sm};
  margin-inline: calc(-1 * ${tokens.space.md});
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > strong {
    flex: 1;
    font: ${tokens.font.title};
    font-variant-numeric: tabular-nums;
  }

  @media (width < 1200px) {
    display: flex;
  }
`;
