import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Tree and details beside each other; one below the other where it is narrow. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${tokens.space.md};
  align-items: start;

  > [data-whole] {
    grid-column: 1 / -1;
  }

  @media (width < 992px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const TreePart = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  min-width: 0;
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xs}, 1fr));
  gap: ${tokens.space.sm};
  align-items: end;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

export const Roles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  align-items: center;
`;

export const Problems = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  justify-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;
