import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Left = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (width < 600px) {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

export const Item = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.md};
  padding: ${tokens.space.sm} 0;
  font: ${tokens.font.table};

  & + & {
    border-top: ${tokens.line.thin} solid ${tokens.color.border};
  }

  > :nth-child(3) {
    justify-self: end;
  }

  @media (width < 600px) {
    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Marker = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.size.glyph};
  height: ${tokens.size.glyph};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: 50%;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  [data-done] & {
    border-color: ${tokens.color.accentSolid};
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  [aria-current] & {
    border-color: ${tokens.color.accentSolid};
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accentSolid};
  }
`;

export const Text = styled.span`
  display: grid;
  min-width: 0;

  strong {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }

  span {
    color: ${tokens.color.textMuted};
  }

  [data-done] & strong {
    color: ${tokens.color.textMuted};
    font-weight: inherit;
  }
`;
