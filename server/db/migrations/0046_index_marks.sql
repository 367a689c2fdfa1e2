-- Whoever writes the search index to the disk leaves a mark here. Where it is found again all that the file holds is in this database, and
-- no number of a transaction from before it is given out once more: not after a crash, nor by a standby that takes over.
-- Apart from the shop's own tables, as the changes are: in a backup it would mean nothing.
CREATE TABLE IF NOT EXISTS "changes"."marks" (
	"token" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
