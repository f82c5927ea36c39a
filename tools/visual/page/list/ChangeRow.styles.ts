import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';
import { rowBox } from '../row.styles';

export const Row = styled.button`
  min-height: ${tokens.size.controlSmall};
  ${rowBox}
  gap: ${tokens.space.sm};
  padding: ${tokens.space.xxs} ${tokens.space.md} ${tokens.space.xxs} ${tokens.space.xl};
  scroll-margin-block: ${tokens.size.touch} ${tokens.space.sm};
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Cell = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Warning = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  color: ${tokens.color.warningText};
`;
