import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The fields of a drawer, as wide as it is. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

/** A long address, with its button. */
export const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space.sm};
  overflow-wrap: anywhere;
`;

/** The buttons of a drawer. */
export const Acts = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
`;
