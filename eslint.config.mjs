import tseslint from 'typescript-eslint';
import { importsOf, zones } from './tools/eslint/zones.mjs';

const arrows = Object.keys(zones).map((name) => ({
  files: [`packages/${name}/**/*.ts`],
  rules: { 'no-restricted-imports': importsOf(name) },
}));

export default tseslint.config(
  // Generated files are checked by `gradcert generate --check`.
  {
    ignores: [
      '**/*.generated.ts',
      'packages/generated-tests/**',
      'docs/**',
      'site/**',
      'coverage/**',
      '.nx/**',
      '.gradcert/**',
      '.cache/**',
    ],
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
      // Indexing is not checked for undefined (tsconfig.json), so this rule calls needed conditions needless.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // A third of the whole run, for what this code has none of: enums, classes in each other's place.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
      'max-lines': ['error', 350],
    },
  },
  {
    // Its switches are over all of JavaScript's syntax, of which it takes a part.
    files: ['packages/notation/src/kernel/**'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // Short examples: async is the plainest way to return the promises that an interface asks for.
    files: ['examples/**'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  arrows,
);
