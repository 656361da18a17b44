export async function packages(_chrome: string): Promise<{text: string; value: unknown}> {
  throw new Error('todo');
}
