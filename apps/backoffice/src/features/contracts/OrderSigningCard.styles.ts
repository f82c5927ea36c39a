import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

/** Files of the letter, one beside the other where there is room. */
export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

/** The decision about papers, with the note above it. */
export const Decision = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};
`;

/** Its buttons. */
export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
`;
