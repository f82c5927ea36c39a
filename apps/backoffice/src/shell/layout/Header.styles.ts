import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  height: 48px;
  padding: 0 ${tokens.space.lg} 0 ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media print {
    display: none;
  }
`;

export const Crumbs = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
`;

export const LanguageMark = styled.span`
  min-width: 16px;
  font: ${tokens.font.small};
  font-weight: ${tokens.font.strong};
`;
