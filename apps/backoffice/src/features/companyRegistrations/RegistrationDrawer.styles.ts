import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** The decision, at the bottom of the drawer however long the request is. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${tokens.space.lg});
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.space.sm};
  margin-block-end: calc(-1 * ${tokens.space.lg});
  padding-block: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;
