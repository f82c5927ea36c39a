import { tokens } from '@mingjian/ui';
import { css, styled } from 'styled-components';

/** The columns of all groups, so that their cells align. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, max-content);
  column-gap: ${tokens.space.lg};

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;

const onColumns = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`;

export const Section = styled.section`
  ${onColumns}
  padding-block: ${tokens.space.sm};

  & + & {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Head = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.md};
  min-height: ${tokens.size.tile};
  padding-inline: ${tokens.space.lg};
  font: ${tokens.font.table};
`;

export const Title = styled.h2`
  margin: 0;
  font: inherit;
  font-weight: ${tokens.font.strong};
`;

export const Rows = styled.ul`
  ${onColumns}
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  ${onColumns}
  position: relative;
  align-items: center;
  min-height: ${tokens.size.row};
  padding-inline: ${tokens.space.lg};
  font: ${tokens.font.table};

  &:has(a:hover) {
    background: ${tokens.color.surfaceHover};
  }

  @media (width < 600px) {
    row-gap: ${tokens.space.xs};
    padding-block: ${tokens.space.sm};
  }
`;

export const Text = styled.div`
  display: flex;
  align-items: baseline;
  column-gap: ${tokens.space.md};
  min-width: 0;

  @media (width < 600px) {
    flex-direction: column;
    grid-row: 1 / span 2;
  }
`;

/* Names of two and three signs take the same width: what follows them aligns. */
export const Name = styled.span`
  flex: 0 0 9em;
  overflow: hidden;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-long] & {
    flex: 0 1 auto;
  }

  a& {
    color: ${tokens.color.accentText};
  }

  /* The link covers its row, the button of the row excepted. */
  a&::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a&:focus-visible {
    outline: none;
  }

  a&:focus-visible::after {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  @media (width < 600px) {
    flex: none;
    max-width: 100%;
  }
`;

export const About = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < 600px) {
    flex: none;
    max-width: 100%;
  }
`;

/* Its tag hugs its text. */
export const State = styled.div`
  display: flex;

  @media (width < 600px) {
    grid-row: 2;
    grid-column: 2;
    justify-self: end;
  }
`;

export const When = styled.div`
  display: flex;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (width < 600px) {
    grid-row: 1;
    grid-column: 2;
    justify-self: end;
  }
`;

export const Action = styled.div`
  justify-self: end;

  > button {
    position: relative;
  }

  @media (width < 600px) {
    grid-row: 2;
    grid-column: 2;
  }
`;

export const Open = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  color: ${tokens.color.textMuted};
  white-space: nowrap;

  @media (width < 600px) {
    display: none;
  }
`;
