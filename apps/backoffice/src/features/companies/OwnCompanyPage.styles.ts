import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The facts of a company, below its logo. */
export const Basics = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  > img {
    max-width: 100%;
    height: ${tokens.size.bar};
    object-fit: contain;
    object-position: left;
  }
`;

export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Rules = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  &:empty {
    display: none;
  }
`;

/** A note, and below it what can be done. */
export const Signing = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;
