import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Faults = styled.ul`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A fault: its kind and its item, with its description below. */
export const Fault = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxs};
`;

export const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Moves = styled.div`
  display: flex;
  justify-content: end;
  gap: ${tokens.space.sm};
`;
