import tseslint from 'typescript-eslint';
import { importsOf, zones } from './tools/eslint/zones.mjs';

const arrows = Object.keys(zones).map((name) => ({
  files: [`packages/${name}/**/*.ts`],
  rules: { 'no-restricted-imports': importsOf(name) },
}));

export default tseslint.config(
  // Generated files are checked by `gradcert generate --check`.
  {
    ignores: ['packages/generated-tests/**', 'docs/**', 'coverage/**', '.nx/**', '.gradcert/**', '.cache/**'],
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A leading underscore names a parameter that a library's signature asks for.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      'max-lines': ['error', 350],
    },
  },
  arrows,
);
