import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  vertical-align: middle;

  @media print {
    display: none;
  }
`;

export const Announcement = styled.span`
  font: ${tokens.font.small};
  white-space: nowrap;

  &:not(:empty) {
    margin-inline-start: ${tokens.space.xs};
  }

  &[data-outcome='copied'] {
    color: ${tokens.color.successText};
  }

  &[data-outcome='failed'] {
    color: ${tokens.color.dangerText};
    white-space: normal;
  }
`;
