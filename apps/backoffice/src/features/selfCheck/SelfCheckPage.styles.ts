import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Intro = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

export const Checks = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content;
    gap: ${tokens.space.xxs} ${tokens.space.md};
    padding-block: ${tokens.space.md};
  }

  & > li + li {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Name = styled.span`
  font-weight: ${tokens.font.strong};
`;

export const Detail = styled.span`
  grid-column: 1 / -1;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
`;
