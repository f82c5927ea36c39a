import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Sessions = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.md};
    padding-block: ${tokens.space.md};
  }

  > li:first-child {
    padding-block-start: 0;
  }

  > li:last-child {
    padding-block-end: 0;
  }

  > li + li {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xs} ${tokens.space.sm};
    min-width: 0;
  }

  > li > div > :last-child {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${tokens.font.strong};
  }
`;
