/// <reference types="vitest/globals" />
/// <reference types="@testing-library/jest-dom/vitest" />
