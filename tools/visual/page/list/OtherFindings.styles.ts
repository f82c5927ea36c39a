import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';
import { rowBox } from '../row.styles';

export const Root = styled.nav`
  flex: none;
  padding: ${tokens.space.xs} 0;
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Entry = styled.button`
  min-height: ${tokens.size.control};
  ${rowBox}
  gap: ${tokens.space.sm};
  padding: 0 ${tokens.space.md};
`;
