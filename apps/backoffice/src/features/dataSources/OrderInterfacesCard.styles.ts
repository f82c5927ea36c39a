import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

/** A second line of a cell. */
export const Vendor = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

/** Buttons of a row, which take no height of their own. */
export const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
`;
