import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* With much larger text the bar scrolls with the page, or it would cover what is typed. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  margin-inline: calc(-1 * ${tokens.space.lg});
  padding: ${tokens.space.sm} ${tokens.space.lg};
  padding-block-end: max(${tokens.space.sm}, env(safe-area-inset-bottom));
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media (height >= 480px) {
    position: sticky;
    z-index: ${tokens.layer.sticky};
    inset-block-end: 0;
  }

  & > span {
    color: ${tokens.color.textMuted};
  }

  & > span[data-tone='warning'] {
    color: ${tokens.color.warningText};
  }

  & > button {
    margin-inline-start: auto;
  }
`;
