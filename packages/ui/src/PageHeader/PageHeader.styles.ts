import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-page-header-bg, and --mj-page-header-top, the offset at which
 * a sticky one stops. They are read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  min-width: 0;
  color: ${tokens.color.text};
  background: var(--mj-page-header-bg, transparent);
  font: ${tokens.font.body};

  &[data-sticky] {
    position: sticky;
    inset-block-start: var(--mj-page-header-top, 0);
    z-index: ${tokens.layer.sticky};
    padding-block: ${tokens.space.md};
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
    background: var(--mj-page-header-bg, ${tokens.color.page});
  }

  /* On a low screen, rotated or zoomed in, it would cover its page. */
  @media (max-height: 480px) {
    &[data-sticky] {
      position: static;
    }
  }

  @media print {
    &[data-sticky] {
      position: static;
    }
  }
`;

/* Space for the focus rings of the links, whose text still starts at the edge. */
export const Trail = styled.div`
  min-width: 0;
  margin-inline-start: calc(-1 * ${tokens.space.xxs});
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  min-width: 0;
`;

export const Text = styled.div`
  flex: 1 1 ${tokens.width.xs};
  min-width: 0;
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  min-height: ${tokens.size.control};
`;

export const Title = styled.h1`
  min-width: 0;
  margin: 0;
  font: ${tokens.font.heading};
  overflow-wrap: anywhere;
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  min-width: 0;
`;

export const Subtitle = styled.div`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};

  @media print {
    display: none;
  }
`;
