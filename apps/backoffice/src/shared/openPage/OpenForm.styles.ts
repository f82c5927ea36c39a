import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The content of a card with a form: fields, then what can be done. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** The buttons and links below a form. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.md};
`;
