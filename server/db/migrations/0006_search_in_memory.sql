DROP TABLE "search_words" CASCADE;--> statement-breakpoint
DROP INDEX "parts_search";--> statement-breakpoint
ALTER TABLE "parts" DROP COLUMN "search";--> statement-breakpoint
DELETE FROM "settings" WHERE "name" = 'search_words_due';--> statement-breakpoint
-- Which parts were touched last, and by which transaction: what every process that searches in memory follows.
-- Apart from the shop's own tables, since the numbers of transactions mean nothing in a backup.
CREATE SCHEMA IF NOT EXISTS "changes";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "changes"."parts" (
	"id" integer PRIMARY KEY NOT NULL,
	"changed_in" xid8 NOT NULL
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "parts_changed_in" ON "changes"."parts" USING btree ("changed_in");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "changes"."note_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes.parts (id, changed_in) SELECT id, pg_current_xact_id() FROM touched
	ON CONFLICT (id) DO UPDATE SET changed_in = excluded.changed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "parts_added" AFTER INSERT ON "parts" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts"();--> statement-breakpoint
CREATE TRIGGER "parts_changed" AFTER UPDATE ON "parts" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts"();--> statement-breakpoint
CREATE TRIGGER "parts_removed" AFTER DELETE ON "parts" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts"();
