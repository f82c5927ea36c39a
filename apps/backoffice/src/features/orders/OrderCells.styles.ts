import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const WithTag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Hold = styled.span`
  display: inline-flex;
  color: ${tokens.color.warningText};
`;

export const Overdue = styled.span`
  color: ${tokens.color.dangerText};
`;

export const Faint = styled.span`
  color: ${tokens.color.textFaint};
`;
