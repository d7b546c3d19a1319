import { MemoryStore } from './memory-store.ts';
import { specifyPublishStore } from './publish-store.contract.ts';
import { waitingPost } from './waiting-post.ts';

specifyPublishStore(async () => {
  const searches: string[] = [];
  const memory = new MemoryStore((postId) => searches.push(postId));
  const find = (id: string) => {
    const post = memory.posts.get(id);
    if (!post) throw new Error(`There is no post ${id}.`);
    return post;
  };
  return {
    store: memory.ports(async (work) => work()),
    async addPost(account = 'first') {
      const post = { ...waitingPost(`p${memory.posts.size}`, 0), account_id: account };
      memory.posts.set(post.id, post);
      return post;
    },
    readPost: async (id) => ({ ...find(id) }),
    async edit(id) {
      const post = find(id);
      memory.posts.set(id, { ...post, fence: post.fence + 1, phase: 'waiting' });
    },
    countCopySearches: async (id) => searches.filter((postId) => postId === id).length,
  };
});
