import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: 100%;
  min-width: 0;
  padding: 0 ${tokens.space.sm};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};
  white-space: nowrap;

  &[data-tone='accent'] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  &[data-tone='success'] {
    color: ${tokens.color.successText};
    background: ${tokens.color.successSoft};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warningText};
    background: ${tokens.color.warningSoft};
  }

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }

  &[data-tone='notice'] {
    color: ${tokens.color.noticeText};
    background: ${tokens.color.noticeSoft};
  }

  @media print {
    border-color: currentcolor;
  }
`;

export const Dot = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: currentcolor;
  forced-color-adjust: none;
`;

export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
