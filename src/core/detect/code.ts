/** What only code has: a path, the name of a file, a tag, a call, a name in parts, words in backticks. */
export const ofCode =
  /[a-z0-9_.-]{2}\/[a-z0-9_.*-]|<\/?[a-z][\w.-]{0,40}\s?\/?>|[\w-]\.(?:tsx?|jsx?|mjs|cjs|vue|svelte|py|rb|go|rs|java|kts?|swift|c|cc|cpp|h|hpp|cs|php|sql|sh|ya?ml|toml|jsonc?|env|s?css|less|html?|mdx?|ipynb|proto|graphql|lock|cfg|ini|xml|svg|png|webp)(?![\w])|[a-z]\w\(|\w\.\w{1,24}\(|[a-z0-9]_[a-z0-9]|[a-z]{2}-[a-z0-9]|`\u0001/
