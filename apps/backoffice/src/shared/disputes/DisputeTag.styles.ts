import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Mark = styled.span`
  display: inline-flex;
  color: ${tokens.color.warningText};
`;
