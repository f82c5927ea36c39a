import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src';

export const Frame = styled.div`
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
`;

export const Stage = styled.div`
  position: relative;
  padding: ${tokens.space.xl};
  overflow: auto;
  background: ${tokens.color.page};

  &[data-layout='fullscreen'] {
    padding: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  font: ${tokens.font.table};

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
    margin-inline-start: auto;
  }
`;

export const Code = styled.div`
  max-height: ${tokens.width.xl};
  overflow: auto;
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Entry = styled.div`
  & + & {
    margin-block-start: ${tokens.space.xl};
  }

  > h3 {
    margin-block-end: ${tokens.space.sm};
  }
`;

/** As high as a small story in its frame, so that the page does not jump much. */
export const Placeholder = styled.div`
  height: ${tokens.width.xxs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
`;

export const Window = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`;
