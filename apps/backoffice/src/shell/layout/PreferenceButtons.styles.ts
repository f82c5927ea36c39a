import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const LanguageCode = styled.span`
  min-width: ${tokens.size.icon};
  font: ${tokens.font.small};
  font-weight: ${tokens.font.strong};
`;
