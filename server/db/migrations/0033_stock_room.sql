CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_box" boolean DEFAULT false NOT NULL,
	"inside_id" integer,
	CONSTRAINT "places_boxes_alone_move" CHECK ("places"."inside_id" is null or "places"."is_box")
);
--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_inside_id_places_id_fk" FOREIGN KEY ("inside_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "places_name" ON "places" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "parts_place" ON "parts" USING btree (lower("place"));