import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  min-width: 0;
`;

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  min-width: 0;
`;

/** The names of the places that use a dictionary, one below the other. */
export const Uses = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding-inline-start: ${tokens.space.lg};
`;

/** The two buttons that move a value. */
export const Moves = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
`;
