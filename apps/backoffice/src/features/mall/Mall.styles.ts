import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.md} ${tokens.space.lg};

  > :first-child,
  > :last-child {
    flex: 0 1 ${tokens.width.sm};
  }

  @media (width < 600px) {
    > :first-child,
    > :last-child {
      flex: 1 0 100%;
    }
  }
`;

/** Cards in equal columns, as many as fit. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${tokens.width.sm}), 1fr));
  gap: ${tokens.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The card of a product. Its title opens the details. */
export const Product = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  min-width: 0;
  padding: ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  &[data-selected] {
    border-color: ${tokens.color.accent};
  }
`;

export const ProductHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  > h2 {
    flex: 1;
    min-width: 0;
    margin: 0;
    font: ${tokens.font.title};
    overflow-wrap: anywhere;
  }
`;

export const Contents = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
`;

/** Small tags one beside the other. */
export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

/** Price at one end, time at the other. */
export const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin-block-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${tokens.color.text};
    font: ${tokens.font.heading};
  }
`;

/** The choice of the comparison at one end, the buttons at the other. */
export const ProductFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
`;

/** The bar of the comparison, at the lower edge while products are selected. */
export const CompareBar = styled.div`
  position: sticky;
  inset-block-end: ${tokens.space.md};
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
  padding: ${tokens.space.md} ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};

  > :first-child {
    flex: 1 0 auto;
    font-weight: ${tokens.font.strong};
  }
`;

/** The parts of a product's details, one below the other. */
export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  > h3 {
    margin: 0;
    font: ${tokens.font.title};
  }

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.table};
    white-space: pre-line;
  }
`;

/** Groups of survey items: the name, then the items in one line. */
export const Groups = styled.dl`
  display: grid;
  gap: ${tokens.space.md};
  margin: 0;

  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.sm};
    font-weight: ${tokens.font.strong};
  }

  dd {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.table};
    overflow-wrap: anywhere;
  }
`;

/** Buttons at the foot of the details, with the number of candidates before them. */
export const DrawerFoot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.sm};

  > strong {
    flex: 1;
    font: ${tokens.font.title};
    font-variant-numeric: tabular-nums;
  }
`;

/** The number of candidates, in a narrow field. */
export const Counter = styled.div`
  width: ${tokens.width.xxxs};
`;

/** The head of a compared product: its name, and the way out of the comparison. */
export const ComparedHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  min-width: ${tokens.width.xxs};
`;

/** The name of a row, and whether it differs. */
export const RowName = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};

  &[data-item] {
    padding-inline-start: ${tokens.space.lg};
    color: ${tokens.color.textMuted};
    font-weight: normal;
  }
`;

/** A sign for what a product verifies or lacks. */
export const Sign = styled.span`
  display: inline-flex;
  color: ${tokens.color.textFaint};
  vertical-align: middle;

  &[data-included] {
    color: ${tokens.color.successText};
  }
`;

/** The lines of the cart. */
export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A line of the cart: what it is, how many, what it costs, and its buttons. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content ${tokens.width.xxxs} max-content;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  padding: ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  @media (width < 800px) {
    grid-template-columns: minmax(0, 1fr) max-content;
    padding: ${tokens.space.md};

    > :first-child,
    > [data-notes] {
      grid-column: 1 / -1;
    }

    > :nth-child(3) {
      text-align: end;
    }
  }

  > [data-notes] {
    display: grid;
    grid-column: 1 / -1;
    gap: ${tokens.space.sm};
  }
`;

export const LineName = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  min-width: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.sm};
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }
`;

export const Amount = styled.strong`
  font: ${tokens.font.title};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const LineButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.sm};

  @media (width < 800px) {
    grid-column: 1 / -1;
  }
`;

/** A label and its value at both ends of a line. */
export const Sums = styled.dl`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
  }

  dt {
    color: ${tokens.color.textMuted};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  > [data-total] {
    padding-block-end: ${tokens.space.sm};
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
    font: ${tokens.font.title};
  }

  > [data-short] dd {
    color: ${tokens.color.dangerText};
  }
`;

/** Parts of a card, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

/** The figures, as wide as each other. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxs}, 1fr));
  gap: ${tokens.space.md};
`;

/** Rows of a card: a link with what it is about, and a value at the end. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.xs} ${tokens.space.md};
    min-height: ${tokens.size.row};
    padding-block: ${tokens.space.xs};
    font: ${tokens.font.table};
    font-variant-numeric: tabular-nums;
  }

  > li + li {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};
  }

  > li > :first-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${tokens.space.md};
    min-width: ${tokens.width.xxs};
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;
