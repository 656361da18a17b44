export async function scale(_build: string, _options: unknown): Promise<{text: string; value: unknown}> {
  throw new Error('todo');
}
